/** Schemas of the payloads of live events, by event name. */
export type LiveSchemas<Events> = {
  readonly [Name in keyof Events]: { parse(payload: unknown): Events[Name] };
};
