import type { LogSource } from '@postkit/sdk/schema';
import { makeRecording } from './make-recording.ts';

/** A stream that is being recorded, without rules and alerts. */
export function makeLogSource(overrides: Partial<LogSource> = {}): LogSource {
  return {
    ...makeRecording(),
    url: 'https://radio.example.org/live',
    fallback_url: '',
    title_encoding: null,
    fallback_title_encoding: null,
    active: true,
    rules: [],
    default_category: 'Talk',
    has_credentials: false,
    has_fallback_credentials: false,
    alerts: { after_minutes: 5, emails: [], webhook_url: '', has_webhook: false, can_mail: true },
    ...overrides,
  };
}
