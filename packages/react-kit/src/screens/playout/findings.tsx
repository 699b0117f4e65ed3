import type { PlayoutReading } from '@postkit/sdk/schema';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { inputFormMessages } from './drawer/input-form.messages.ts';

type Finding = PlayoutReading['findings'][number];

const tones: Readonly<Record<Finding['level'], Tone>> = {
  repaired: 'warning',
  guessed: 'info',
  ignored: 'neutral',
  stale: 'warning',
  unreadable: 'danger',
};

/** Remarks of the reader, each with its level. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const messages = useWords(inputFormMessages);
  if (findings.length === 0) return null;
  return (
    <ul className="pk-playout-findings">
      {findings.map(({ level, text }) => (
        <li key={`${level} ${text}`}>
          <Badge tone={tones[level]}>{messages.findingLevels[level]}</Badge> {text}
        </li>
      ))}
    </ul>
  );
}
