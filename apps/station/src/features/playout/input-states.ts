import type { PlayoutInput, TodayInput } from '@postkit/sdk/schema';

/** The states of the inputs that are on, in order. */
export function inputStates(inputs: readonly PlayoutInput[]): readonly TodayInput[] {
  return inputs
    .filter(({ state }) => state !== 'off')
    .map(({ id, name, state, state_reason, last_message_ms }) => ({
      id,
      name,
      state,
      state_reason,
      last_message_ms,
    }));
}
