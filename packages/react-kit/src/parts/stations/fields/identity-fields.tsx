import { usePostKit } from '../../../host/postkit-context.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { stationFieldsMessages } from './station-fields.messages.ts';
import { type IdentityProblems, type StationIdentity, withTitle } from './station-identity.ts';
import { ZoneField } from './zone-field.tsx';

export interface IdentityFieldsProps<Draft extends StationIdentity> {
  draft: Draft;
  problems: IdentityProblems;
  isDisabled: boolean;
  /** A new title proposes the address. */
  isNew: boolean;
  /** The cursor starts in the title. */
  takesFocus: boolean;
  onChange(draft: Draft): void;
}

/** Title, address and time zone of a station. */
export function IdentityFields<Draft extends StationIdentity>(props: IdentityFieldsProps<Draft>) {
  const { draft, problems, isDisabled, isNew, takesFocus, onChange } = props;
  const messages = useWords(stationFieldsMessages);
  const { client } = usePostKit();
  const { title, slug, timezone } = draft;
  const origin = client.transport.baseUrl.replace(/\/+$/, '');
  return (
    <>
      <TextField
        label={messages.title}
        value={title}
        maxLength={100}
        autoComplete="off"
        // The dialog consists of this form, so typing can start at once.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        isRequired
        isDisabled={isDisabled}
        errorMessage={problems.title}
        onChange={(next) => onChange(isNew ? withTitle(draft, next) : { ...draft, title: next })}
      />
      <TextField
        label={messages.slug}
        description={slug === '' ? messages.slugEmptyHelp : messages.slugHelp(`${origin}/${slug}/`)}
        value={slug}
        autoComplete="off"
        spellCheck={false}
        isCode
        isRequired
        isDisabled={isDisabled}
        errorMessage={problems.slug}
        onChange={(next) => onChange({ ...draft, slug: next.trim().toLowerCase() })}
      />
      <ZoneField
        value={timezone}
        isDisabled={isDisabled}
        errorMessage={problems.timezone}
        onChange={(zone) => onChange({ ...draft, timezone: zone })}
      />
    </>
  );
}
