import type { MessageModule } from '../words/define-messages.ts';

/** The words of the message modules among some exports, by the keys of the modules. */
export type ByKey<Exports> = {
  [
    Name in keyof Exports as Exports[Name] extends MessageModule<infer Key, object> ? Key : never
  ]: Exports[Name] extends MessageModule<string, infer Messages> ? Messages : never;
};
