export { AccountDialogs } from './account-dialogs.tsx';
export { askForCredits, askToSignIn, type CreditShortage, type SignInReason } from './account-dialog-store.ts';
export { AuthCard } from './auth-card.tsx';
export { CheckYourEmail } from './check-your-email.tsx';
export { PictureWall } from './picture-wall.tsx';
export { SessionKeeper } from './session-keeper.tsx';
export { useSignOut } from './use-sign-out.ts';
export { useViewer, type Viewer } from './use-viewer.ts';
export { VerifyEmail } from './verify-email.tsx';
