import { planText } from './publish-texts.ts';
import type { PublishWhen } from './publish-payload.ts';
import { publishMessages as messages } from './publish-dialog.messages.ts';

export interface PublishPlanProps {
  /** Prefix of the ids that link each button to its sentence. */
  id: string;
  moment: number | null;
  zone: string;
  destinationCount: number;
  isOut: boolean;
}

const kinds: readonly { when: PublishWhen['kind']; label: string }[] = [
  { when: 'publish', label: messages.publishNow },
  { when: 'schedule', label: messages.schedule },
  { when: 'save', label: messages.save },
];

/** Explains what each button will do. */
export function PublishPlan({ id, ...plan }: PublishPlanProps) {
  return (
    <dl className="pk-publish-plan" aria-label={messages.plan}>
      {kinds.map(({ when, label }) => (
        <div key={when} className="pk-publish-plan-row" data-warns={(when === 'save' && plan.isOut) || undefined}>
          <dt>{label}</dt>
          <dd id={`${id}-${when}`}>{planText({ ...plan, when })}</dd>
        </div>
      ))}
    </dl>
  );
}
