import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { SecondStep as SecondStepProps } from '../sign-in.controller.ts';
import { signInMessages } from '../sign-in.messages.ts';
import { EnrolStep } from './enrol-step.tsx';
import { FactorStep } from './factor-step.tsx';

/** The step after the password: a code, or the set-up of an app where a station requires one. */
export function SecondStep(props: SecondStepProps) {
  const messages = useWords(signInMessages);
  const Step = props.step.factors.length === 0 ? EnrolStep : FactorStep;
  return (
    <>
      <Heading level={1}>{messages.titles['second-step']}</Heading>
      <Step {...props} />
      <p className="pk-sign-in-back">
        <Button variant="quiet" onPress={props.back}>
          {messages.back}
        </Button>
      </p>
    </>
  );
}
