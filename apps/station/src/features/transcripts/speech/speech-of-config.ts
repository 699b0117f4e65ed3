import type { Config } from '../../../platform/config.ts';
import type { SpeechAdapter } from './speech-adapter.ts';
import { speechCommand } from './speech-command.ts';
import { speechServer } from './speech-server.ts';

/** The speech service that the operator configured; null for none. */
export function speechOfConfig({
  speech,
}: Pick<Config, 'speech'>): { adapter: SpeechAdapter; close(): Promise<void> } | null {
  if (!speech) return null;
  if (speech.kind === 'server') return speechServer(speech);
  return { adapter: speechCommand(speech), close: () => Promise.resolve() };
}
