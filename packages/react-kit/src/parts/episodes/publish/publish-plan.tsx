import type { ReactNode } from 'react';
import { commandKey } from '../../../ui/kbd/command-key.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-payload.ts';
import { planText } from './publish-texts.ts';

/** The buttons for an episode that is not out. */
type DraftKind = Exclude<PublishWhen['kind'], 'update'>;

export interface PublishPlanProps {
  /** Prefix of the ids that link each button to its sentence. */
  id: string;
  moment: number | null;
  zone: string;
  destinationCount: number;
  /** The button that Ctrl+Enter presses. */
  primary: DraftKind;
}

const kinds = (catalogue: Catalogue): readonly { when: DraftKind; label: string }[] => {
  const messages = catalogue.wordsOf(publishMessages);
  return [
    { when: 'publish', label: messages.publishNow },
    { when: 'schedule', label: messages.schedule },
    { when: 'save', label: messages.save },
  ];
};

/** Explains what the buttons besides the primary one will do. */
export function PublishPlan({ id, primary, ...plan }: PublishPlanProps) {
  const catalogue = useCatalogue();
  const rows = kinds(catalogue).filter(({ when }) => when !== primary);
  return (
    <PlanRows
      id={id}
      rows={rows.map((row) => ({
        ...row,
        text: planText({ ...plan, when: row.when }, catalogue),
      }))}
    />
  );
}

/** Buttons and their effects; the texts describe the buttons. */
export function PlanRows({
  id,
  rows,
}: {
  id: string;
  rows: readonly { when: PublishWhen['kind']; label: string; text: string }[];
}) {
  const messages = useWords(publishMessages);
  return (
    <dl className="pk-publish-plan" aria-label={messages.plan}>
      {rows.map(({ when, label, text }) => (
        <div key={when} className="pk-publish-plan-row">
          <dt>{label}</dt>
          <dd id={`${id}-${when}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Above the buttons: the effect of the primary one, and its keys. */
export function PublishNext({ id, primary, ...plan }: PublishPlanProps) {
  const catalogue = useCatalogue();
  return <NextText id={`${id}-${primary}`}>{planText({ ...plan, when: primary }, catalogue)}</NextText>;
}

/** @param id describes the primary button */
export function NextText({ id, children }: { id: string; children: ReactNode }) {
  const messages = useWords(publishMessages);
  return (
    <p className="pk-publish-next">
      <span id={id}>{children}</span>
      <Kbd keys={[commandKey(), messages.enter]} />
    </p>
  );
}
