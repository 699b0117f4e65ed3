import type { KitMessages } from './kit-messages.ts';

type PartOf<Messages> = Messages extends ((...values: never[]) => unknown) | readonly unknown[] | string
  ? Messages
  : { readonly [Name in keyof Messages]?: PartOf<Messages[Name]> };

/** Some words of the kit; the base of the catalogue has the others. */
export type SomeMessages = PartOf<KitMessages>;
