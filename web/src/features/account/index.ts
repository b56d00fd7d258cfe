export { AccountDialogs } from './account-dialogs.tsx';
export {
  askForCredits,
  askToSignIn,
  type CreditShortage,
  sayRefused,
  type SignInReason,
} from './account-dialog-store.ts';
export { AuthCard } from './auth-card.tsx';
export { type ChangeEmailForm, changeEmailForm, type ChangePasswordForm, changePasswordForm } from './auth-forms.ts';
export { CheckYourEmail } from './check-your-email.tsx';
export { EmailChangeLink } from './email-change-link.tsx';
export { ForgotPassword } from './forgot-password.tsx';
export { canUsePasskeys, makePasskey, passkeyFailure, signWithPasskey } from './passkey.ts';
export { ImageWall } from './image-wall.tsx';
export { ResetPassword } from './reset-password.tsx';
export { SessionKeeper } from './session-keeper.tsx';
export { SetupForm } from './setup-form.tsx';
export { ThemeKeeper } from './theme-keeper.tsx';
export { useGoHomeAsGuest, useSignOut } from './use-sign-out.ts';
export { useViewer, type Viewer } from './use-viewer.ts';
export { WelcomeGift } from './welcome-gift.tsx';
export { VerifyEmail } from './verify-email.tsx';
