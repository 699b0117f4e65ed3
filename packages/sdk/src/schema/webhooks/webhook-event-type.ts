import type { WebhookEvents } from './wire-types.ts';

export type WebhookEventName = keyof WebhookEvents;

/** The body of a request to a webhook. */
export type WebhookEvent<Name extends WebhookEventName = WebhookEventName> = {
  [Type in Name]: {
    readonly type: Type;
    /** Raised when a field is removed or changes its meaning. */
    readonly version: 1;
    /** When the event happened, ISO 8601. */
    readonly timestamp: string;
    /** Slug. */
    readonly station: string;
    readonly data: WebhookEvents[Type];
  };
}[Name];
