import { type NotificationKind, notificationKinds } from '@loomlight/contract';
import type { ReactNode } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LoadedSection } from '../../ui/loaded-section.tsx';
import { useWishes } from './use-wishes.ts';

const words: Readonly<Record<NotificationKind, { name: string; hint: string }>> = {
  generation: { name: 'Creations', hint: 'An image or a video is ready, or could not be made' },
  sale: { name: 'Sold prompts', hint: 'Somebody has paid for one of your prompts' },
  favorite: { name: 'Favorites', hint: 'People like what you have made' },
  follow: { name: 'Followers', hint: 'Somebody follows you' },
  payment: { name: 'Payments', hint: 'A payment has arrived, was refunded or is disputed. Receipts are always mailed' },
};
const ways = [
  { way: 'in_app', label: 'Bell', all: 'in_app_notifications' },
  { way: 'email', label: 'Mail', all: 'email_notifications' },
] as const;

/** What the person wants to be told, and how; each choice is kept as it is made. */
export function NotificationWishes() {
  const { wishes, problem, saveProblem, isFetching, refetch, choose } = useWishes();
  return (
    <LoadedSection
      id="notifications"
      title="Notifications"
      problem={problem}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {wishes && (
        <div className="mt-2">
          <Switch
            label="Notifications in the app"
            checked={wishes.settings.in_app_notifications}
            className="min-h-13 w-full justify-between border-b border-line"
            onChange={(wanted) => choose({ of: 'all', name: 'in_app_notifications', wanted })}
          />
          <Switch
            label="Notifications by mail"
            checked={wishes.settings.email_notifications}
            className="min-h-13 w-full justify-between border-b border-line"
            onChange={(wanted) => choose({ of: 'all', name: 'email_notifications', wanted })}
          />
          {notificationKinds.map((kind) => (
            <Named key={kind} {...words[kind]}>
              {ways.map(({ way, label, all }) => (
                <Switch
                  key={way}
                  label={label}
                  aria-label={`${label}: ${words[kind].name}`}
                  checked={wishes.kinds[way][kind]}
                  disabled={!wishes.settings[all]}
                  onChange={(wanted) => choose({ of: 'kind', way, kind, wanted })}
                />
              ))}
            </Named>
          ))}
          <Named
            name="A mail a week"
            hint="What happened to your creations, and how much those you follow have published. Not sent when nothing happened"
          >
            <Switch
              label="Mail"
              aria-label="Mail: A mail a week"
              checked={wishes.kinds.weekly_mail}
              disabled={!wishes.settings.email_notifications}
              onChange={(wanted) => choose({ of: 'weekly', wanted })}
            />
          </Named>
          {saveProblem !== undefined && <FormAlert tone="bad">{saveProblem}</FormAlert>}
        </div>
      )}
    </LoadedSection>
  );
}

/** A line of what one can be told of, with its switches. */
function Named({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={name}
      className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2"
    >
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium">{name}</p>
        <p className="text-13 text-pretty text-ink-3">{hint}</p>
      </div>
      <div className="flex gap-4">{children}</div>
    </div>
  );
}
