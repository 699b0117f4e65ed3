import Check from 'lucide-react/icons/check';
import { type ReactNode, useId, useState } from 'react';
import type { StationSession } from '../../../host/session/station-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { firstRunMessages } from './first-run.messages.ts';
import type { FirstRunStep, FirstRunStepId } from './first-run.model.ts';
import { PublishStep } from './publish-step.tsx';
import { RecordStep } from './record-step.tsx';
import { ShowStep } from './show-step.tsx';
import type { FirstRunState } from './use-first-run.ts';
import './first-run.css';

export interface FirstRunProps extends FirstRunState {
  session: StationSession;
}

/** The first steps of a station. The first that is not done is open; the user may open another. */
export function FirstRun({ session, steps, shows, hide }: FirstRunProps) {
  const messages = useWords(firstRunMessages);
  const id = useId();
  const [chosen, setChosen] = useState<FirstRunStepId | null>(null);
  // The user watches the recording that starts, while the next step opens.
  const [isRecordKept, setRecordKept] = useState(false);
  const next = steps.find(({ isDone }) => !isDone)?.id;
  const open = steps.some((step) => step.id === chosen) ? chosen : next;
  const contents: Readonly<Record<FirstRunStepId, ReactNode>> = {
    record: <RecordStep session={session} onRecord={() => setRecordKept(true)} />,
    show: <ShowStep session={session} shows={shows} />,
    publish: <PublishStep session={session} shows={shows} />,
  };
  return (
    <section className="pk-first-run" aria-labelledby={id}>
      <div className="pk-first-run-head">
        <div>
          <Heading level={2} id={id}>
            {next ? messages.heading : messages.complete}
          </Heading>
          <p className="pk-muted">{next ? messages.intro(steps.length) : messages.completeText}</p>
        </div>
        <Button variant={next ? 'quiet' : 'primary'} size={next ? 'small' : 'medium'} onPress={hide}>
          {next ? messages.hide : messages.close}
        </Button>
      </div>
      <ol className="pk-first-run-steps">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            title={messages[step.id].title}
            isNext={step.id === next}
            isOpen={step.id === open || (step.id === 'record' && isRecordKept)}
            onOpen={() => setChosen(step.id)}
          >
            {contents[step.id]}
          </Step>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: FirstRunStep;
  number: number;
  title: string;
  isNext: boolean;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Step({ step, number, title, isNext, isOpen, onOpen, children }: StepProps) {
  const messages = useWords(firstRunMessages);
  const state = step.isDone ? 'done' : isNext ? 'next' : 'later';
  return (
    <li className="pk-first-run-step" data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className="pk-first-run-mark" aria-hidden="true">
        {step.isDone ? <Check /> : number}
      </span>
      <h3 className="pk-first-run-title">
        {isOpen ? (
          title
        ) : (
          <button
            type="button"
            className="pk-first-run-opener"
            aria-expanded={false}
            aria-label={messages.open(title)}
            onClick={onOpen}
          >
            {title}
          </button>
        )}
      </h3>
      <span className="pk-first-run-state" role="status">
        {step.isDone && messages.done}
        {isNext && messages.next}
      </span>
      {isOpen && <div className="pk-first-run-body">{children}</div>}
    </li>
  );
}
