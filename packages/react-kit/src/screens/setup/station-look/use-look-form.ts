import { useEffect, useState } from 'react';
import type { Settings, StationLookUpdate } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { hexOf } from '../../../ui/color-field/hex-of.ts';
import { useWords } from '../../../words/use-words.ts';
import { stationLookMessages } from './station-look.messages.ts';
import { useChangeLook } from './station-look.mutations.ts';

/** Fields that the user changed; the others follow the settings, which another admin may change meanwhile. */
interface Changes {
  logo?: string;
  /** As typed. */
  accent?: string;
}

/** The form of a station's look. */
export function useLookForm(settings: Settings) {
  const notify = useNotify();
  const messages = useWords(stationLookMessages);
  const { host } = usePostKit();
  const { mutate, isPending, error, reset } = useChangeLook();
  const [changes, setChanges] = useState<Changes>({});
  const logo = changes.logo ?? settings.logo;
  const accentText = changes.accent ?? settings.accent ?? '';
  const accent = hexOf(accentText);
  const isInvalid = accent === null && accentText.trim() !== '';
  const update: StationLookUpdate = {
    ...(logo === settings.logo ? {} : { logo }),
    ...(accent === settings.accent ? {} : { accent }),
  };
  const isDirty = isInvalid || Object.keys(update).length > 0;
  useEffect(
    () => (isDirty ? host.askBeforeLeaving(() => messages.leave) : undefined),
    [host, isDirty, messages],
  );

  function change(changed: Changes): void {
    reset();
    setChanges((before) => ({ ...before, ...changed }));
  }

  function save(): void {
    if (isInvalid || isPending) return;
    const sent = changes;
    mutate(update, {
      onSuccess() {
        // The user may have changed fields since.
        setChanges(({ logo: newLogo, accent: newAccent }) => ({
          ...(newLogo === undefined || newLogo === sent.logo ? {} : { logo: newLogo }),
          ...(newAccent === undefined || newAccent === sent.accent ? {} : { accent: newAccent }),
        }));
        notify({ name: messages.name, details: messages.saved, type: 'success' });
      },
    });
  }

  function discard(): void {
    reset();
    setChanges({});
  }

  return { logo, accentText, accent, isInvalid, isDirty, isSaving: isPending, error, change, save, discard };
}
