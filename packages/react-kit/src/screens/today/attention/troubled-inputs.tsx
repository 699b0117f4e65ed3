import type { TodayInput } from '@postkit/sdk/schema';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useSinceText } from '../../../parts/logger/recording/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { AreaLink } from '../area-link.tsx';
import { todayMessages } from '../today.messages.ts';
import { Trouble } from './trouble.tsx';

/** Inputs of playout systems that fail, or had no message for as long as their setting says. */
export function troubledInputs(inputs: readonly TodayInput[]): readonly TodayInput[] {
  return inputs.filter(({ state }) => state === 'silent' || state === 'failed');
}

export function TroubledInput({ input, session }: { input: TodayInput; session: StationSession }) {
  const messages = useWords(todayMessages);
  const since = useSinceText(session.timezone);
  const { name, state, state_reason, last_message_ms } = input;
  const last = last_message_ms === null ? '' : messages.attention.lastMessage(since(last_message_ms / 1000));
  return (
    <Trouble
      title={state === 'silent' ? messages.attention.inputSilent(name) : messages.attention.inputFailed(name)}
      text={state_reason || last}
    >
      <AreaLink session={session} area="playout">
        {messages.attention.openInputs}
      </AreaLink>
    </Trouble>
  );
}
