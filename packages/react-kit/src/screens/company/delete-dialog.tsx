import { useState } from 'react';
import type { CompanyStation } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas, isAvailable } from '../../host/session/areas.ts';
import { formatLocally } from '../../host/time/zoned-time.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { questionsMessages } from './questions.messages.ts';
import { useConfirmedChange } from './use-confirmed-change.ts';

export interface DeleteDialogProps {
  station: CompanyStation;
  zone: string;
  onDone(): void;
  onClose(): void;
}

/** Confirms by the typed slug before a station is deleted, and offers its export first. */
export function DeleteDialog({ station, zone, onDone, onClose }: DeleteDialogProps) {
  const { id, title, slug, shows, episodes } = station;
  const messages = useWords(questionsMessages);
  const companyWords = useWords(companyMessages);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { run, isPending, failure } = useConfirmedChange({
    change: async (client) => client.stations.delete(id, slug),
    done: companyWords.deleting(title),
    failed: messages.deleteFailed,
    onDone,
  });
  const isConfirmed = typed.trim().toLowerCase() === slug;

  function submit(): void {
    setChecked(true);
    if (isConfirmed) run();
  }

  return (
    <FormDialog
      title={messages.deleteTitle(title)}
      submitLabel={messages.deleteConfirm}
      isDanger
      isBusy={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{messages.deleteText(shows, episodes)}</p>
      <ExportOffer station={station} zone={zone} />
      <TextField
        label={messages.typeSlug(slug)}
        description={messages.deleteReserved(slug)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        isCode
        isRequired
        isDisabled={isPending}
        errorMessage={isChecked && !isConfirmed ? messages.slugDiffers(slug) : undefined}
        onChange={setTyped}
      />
      {failure && (
        <Banner tone="danger" isLive>
          {failure}
        </Banner>
      )}
    </FormDialog>
  );
}

/** The newest export of the station, and the way to its exports. */
function ExportOffer({
  station: { slug, newest_export: newest },
  zone,
}: Pick<DeleteDialogProps, 'station' | 'zone'>) {
  const catalogue = useCatalogue();
  const messages = useWords(questionsMessages);
  const { host } = usePostKit();
  const linkTo = useInternalLink();
  const texts = { processing: messages.exportRunning, error: messages.exportFailed };
  const text =
    newest === null
      ? messages.exportNone
      : newest.status === 'complete'
        ? messages.exportAt(formatLocally(newest.created_at, zone, 'MMM D, YYYY, HH:mm', catalogue))
        : texts[newest.status];
  return (
    <Banner
      tone="warning"
      actions={
        isAvailable('stationExport', host.areas) && (
          <ButtonLink size="small" {...linkTo(`/${slug}/${areas.stationExport.target}`)}>
            {messages.exportLink}
          </ButtonLink>
        )
      }
    >
      {text}
    </Banner>
  );
}
