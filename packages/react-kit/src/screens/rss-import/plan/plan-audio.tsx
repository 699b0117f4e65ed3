import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { numberFormat } from '../../../words/intl-formats.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { planMessages } from './plan.messages.ts';
import type { PlanState } from './use-plan.ts';

type Props = Pick<
  PlanState,
  'sums' | 'keepsAudio' | 'setKeepsAudio' | 'switchesLoudnessOff' | 'setSwitchesLoudnessOff'
> & {
  /** Loudness of the show in LUFS; null for none. */
  loudness: number | null;
};

const reasons = ['loudness', 'bumpers', 'format', 'bit_rate'] as const;

/** Whether audio files stay as they are, and how many of the chosen ones are encoded all the same. */
export function PlanAudio({
  sums: { encoded },
  keepsAudio,
  setKeepsAudio,
  switchesLoudnessOff,
  setSwitchesLoudnessOff,
  loudness,
}: Props) {
  const locale = useLocale();
  const messages = useWords(planMessages);
  const target = loudness === null ? '' : numberFormat(locale, { maximumFractionDigits: 1 }).format(loudness);
  const isLeveled = encoded.loudness > 0;
  const named = reasons.filter(
    (reason) => encoded[reason] > 0 && !(reason === 'loudness' && switchesLoudnessOff),
  );
  return (
    <>
      <Checkbox
        label={messages.keepAudio}
        description={messages.keepAudioHelp}
        isSelected={keepsAudio}
        onChange={setKeepsAudio}
      />
      {keepsAudio && named.length > 0 && (
        <div role="status">
          <ul className="pk-plan-encoded">
            {named.map((reason) => (
              <li key={reason}>{messages.encoded[reason](encoded[reason], target)}</li>
            ))}
          </ul>
        </div>
      )}
      {keepsAudio && isLeveled && (
        <Checkbox
          label={messages.switchLoudnessOff}
          description={messages.switchLoudnessOffHelp}
          isSelected={switchesLoudnessOff}
          onChange={setSwitchesLoudnessOff}
        />
      )}
    </>
  );
}
