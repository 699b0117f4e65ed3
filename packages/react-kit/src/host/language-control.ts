/** The languages of a page, and a function that changes and stores the user's choice. */
export interface LanguageControl {
  /** The `id` of the current one. */
  choice: string;
  /** Each with its own name, such as `Deutsch`. */
  options: readonly { id: string; name: string }[];
  choose(id: string): void;
}
