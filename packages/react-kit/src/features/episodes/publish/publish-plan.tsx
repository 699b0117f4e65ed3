import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { commandKey } from '../../../ui/kbd/command-key.ts';
import { planText } from './publish-texts.ts';
import type { PublishWhen } from './publish-payload.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { Words } from '../../../words/define-messages.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { publishTextsMessages } from './publish-texts.messages.ts';

export interface PublishPlanProps {
  /** Prefix of the ids that link each button to its sentence. */
  id: string;
  moment: number | null;
  zone: string;
  destinationCount: number;
  isOut: boolean;
  /** The button that Ctrl+Enter presses. */
  primary: PublishWhen['kind'];
}

const kinds = (messages: Words<typeof publishMessages>): readonly { when: PublishWhen['kind']; label: string }[] => [
  { when: 'publish', label: messages.publishNow },
  { when: 'schedule', label: messages.schedule },
  { when: 'save', label: messages.save },
];

/** Explains what the buttons besides the primary one will do. */
export function PublishPlan({ id, primary, ...plan }: PublishPlanProps) {
  const publishTextsWords = useWords(publishTextsMessages);
  const locale = useLocale();
  const messages = useWords(publishMessages);
  return (
    <dl className="pk-publish-plan" aria-label={messages.plan}>
      {kinds(messages)
        .filter(({ when }) => when !== primary)
        .map(({ when, label }) => (
          <div key={when} className="pk-publish-plan-row" data-warns={(when === 'save' && plan.isOut) || undefined}>
            <dt>{label}</dt>
            <dd id={`${id}-${when}`}>{planText({ ...plan, when }, publishTextsWords, locale)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Above the buttons: the effect of the primary one, and its keys. */
export function PublishNext({ id, primary, ...plan }: PublishPlanProps) {
  const publishTextsWords = useWords(publishTextsMessages);
  const locale = useLocale();
  const messages = useWords(publishMessages);
  return (
    <p className="pk-publish-next">
      <span id={`${id}-${primary}`}>{planText({ ...plan, when: primary }, publishTextsWords, locale)}</span>
      <Kbd keys={[commandKey(), messages.enter]} />
    </p>
  );
}
