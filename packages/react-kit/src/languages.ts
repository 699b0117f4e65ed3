interface Language {
  /** BCP 47, such as `de`: its folder in `messages`, and its entry point `./messages/<id>`. */
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  /** The catalogue that its entry point exports; absent for English, whose words are those of the screens. */
  readonly catalogue?: string;
}

/** The languages of the kit. `npm run generate` writes the files that follow from this list. */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch', catalogue: 'german' },
  { id: 'es', name: 'Español', catalogue: 'spanish' },
] as const satisfies readonly Language[];
