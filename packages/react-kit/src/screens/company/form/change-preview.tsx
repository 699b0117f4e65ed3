import type { StationChange } from '@postkit/sdk/schema';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { stationFormMessages } from './station-form.messages.ts';
import { ZoneChange } from './zone-change.tsx';

export interface ChangePreviewProps {
  change: StationChange;
  isBusy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The effect of a new address or time zone, to confirm before it is saved. */
export function ChangePreview({
  change: { slug, timezone },
  isBusy,
  onConfirm,
  onCancel,
}: ChangePreviewProps) {
  const messages = useWords(stationFormMessages);
  return (
    <ConfirmDialog
      isOpen
      title={messages.changeTitle}
      confirmLabel={messages.confirm}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="pk-stack">
        {slug && (
          <section className="pk-station-form-part">
            <Heading level={3} look={4}>
              {messages.address}
            </Heading>
            <p>{messages.redirectsTo(slug.from, slug.to)}</p>
            <ul className="pk-station-change-list">
              {slug.redirects.map((redirect) => (
                <li key={redirect}>{messages.redirects[redirect]}</li>
              ))}
            </ul>
            <p className="pk-muted">{messages.reserved(slug.from)}</p>
          </section>
        )}
        {timezone && <ZoneChange change={timezone} />}
      </div>
    </ConfirmDialog>
  );
}
