import type { ComponentType } from 'react';
import type { Connection, ConnectionInput, ConnectionType, StationFeatures } from '@postkit/sdk/schema';

/** A Lucide icon, never a trademark. */
type Icon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;

/** The fields of the drawers. */
/** How a type of destination calls one of them. */
export type DestinationTerm = 'account' | 'channel' | 'feed' | 'page' | 'webhook' | 'widget';

export type FieldName = Exclude<
  keyof ConnectionInput,
  'type' | 'name' | 'shows' | 'historical_items' | 'provisional' | DerivedFieldName
>;
/** Set by the type or derived, never typed. */
type DerivedFieldName = 'iHeartMedia' | 'is_mp3';

type NamesOf<Value> = {
  [Name in FieldName]: Exclude<ConnectionInput[Name], undefined> extends Value ? Name : never;
}[FieldName];

/** The fields of all drawers. */
export type DestinationFields = { [Name in FieldName]: Exclude<ConnectionInput[Name], undefined> };

/** Names of the single-line text fields. */
export type TextName = Exclude<NamesOf<string>, ChoiceName>;
type ChoiceName = 'show_format' | 'privacy_status';

export type YesNoName = NamesOf<boolean>;

interface BaseField {
  readonly label: string;
  readonly description?: string;
}

export interface TextFieldSpec extends BaseField {
  readonly name: TextName;
  readonly type?: 'email' | 'url';
  /** Mono type, for identifiers. */
  readonly isCode?: boolean;
  /** The problem of a value, in addition to the schema's checks. */
  readonly check?: (value: string) => string | undefined;
  /** Generates a value for users who have none. */
  readonly generate?: () => string;
}

/** A choice of a few values. */
export interface ChoiceFieldSpec extends BaseField {
  readonly name: ChoiceName;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

export type FieldSpec = TextFieldSpec | ChoiceFieldSpec;

/** A step of fields, all text required. */
export interface FieldsStep {
  readonly kind: 'fields';
  readonly fields: readonly FieldSpec[];
}

/** A step with a component of its own, which the drawer finds by `kind`. */
export interface CustomStep {
  readonly kind: 'feed' | 'feed-art' | 'feed-settings' | 'facebook-page';
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

/** The step in which the user authorizes an account in a window of the platform. */
export interface AuthorizeStep {
  readonly kind: 'authorize';
  readonly text: string;
  /** Continue needs only the click; otherwise it needs the window's report. */
  readonly continuesOnClick?: boolean;
}

/** The last step of most types: the iHeart link, and whether it is a default destination. */
export interface SettingsStep {
  readonly kind: 'settings';
  /** Why the type receives every episode; replaces the choice of the default. */
  readonly always?: string;
  /** Begins with the choice of a show at the platform. */
  readonly picksShow?: boolean;
}

export type SetupStep = AuthorizeStep | FieldsStep | CustomStep | SettingsStep;

/** How Setup lists, adds and edits the destinations of a type. */
export interface DestinationSetup {
  /** Position in the list of integrations. */
  readonly order: number;
  readonly label: string;
  /** The noun for one, as in "Connect your first page". */
  readonly term: DestinationTerm;
  /** Settings of the installation without which no account can be authorized. */
  readonly clientSettings?: readonly string[];
  /** Titles of the drawer and its last button, if they differ from the usual ones. */
  readonly drawer?: { readonly add: string; readonly edit: string; readonly save: string };
  readonly steps: readonly SetupStep[];
  /** Stored with every save. */
  readonly fixed?: Partial<Omit<ConnectionInput, 'type'>>;
  /** Stored with every save, by the entered fields. */
  readonly derived?: (fields: DestinationFields) => Partial<Omit<ConnectionInput, 'type'>>;
  /** A button of each row besides edit and delete. */
  readonly action?: { readonly id: 'rss-url' | 'embed-code'; readonly label: string; readonly icon: Icon };
  /** Consequences of a deletion in addition to the end of publishing. */
  readonly ends?: (destination: Connection) => string;
}

/** Everything that the kit knows about a type of destination but its name, which is in `destination-names.ts`. */
export interface DestinationType {
  readonly icon: Icon;
  /** The effect of publishing there, for the show wizard. */
  readonly does: string;
  /** Default: every station may publish there. */
  readonly isOffered?: (features: StationFeatures) => boolean;
  /** Maximum length of audio, in seconds; default: any. */
  readonly longest?: number;
  /** The type that publishing there requires too. */
  readonly needs?: ConnectionType;
  /** Why the unpublish dialog cannot remove an episode from it; null if it can. */
  readonly stays: string | null;
  /** Whether the station sends episodes there; default: yes. Otherwise it reads from the station. */
  readonly isSentTo?: boolean;
  /** Whether the station itself takes an episode back there once it is no longer published; default: no. */
  readonly isFollowed?: boolean;
  /** Null if Setup does not list it. */
  readonly setup: DestinationSetup | null;
}

export type SetupDestination = DestinationType & { readonly setup: DestinationSetup };
export type HiddenDestination = DestinationType & { readonly setup: null };
