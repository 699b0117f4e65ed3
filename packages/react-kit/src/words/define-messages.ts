/** The English words of one part of the kit. A catalogue replaces them by their key. */
export interface MessageModule<Key extends string, Messages> {
  readonly key: Key;
  readonly english: Messages;
}

/** The words of a module in any language, as `useWords` returns them. */
export type Words<Module> = Module extends MessageModule<string, infer Messages> ? Messages : never;

/**
 * Defines the words of one part of the kit.
 * @param key The place of the module below `src` or `src/features`, such as `audio-editor/inspector`
 */
// @__NO_SIDE_EFFECTS__
export function defineMessages<const Key extends string, Messages extends object>(
  key: Key,
  english: Messages,
): MessageModule<Key, Messages> {
  return { key, english };
}
