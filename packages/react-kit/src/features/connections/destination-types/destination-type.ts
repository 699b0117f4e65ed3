import type { Connection, ConnectionInput, ConnectionType, StationFeatures } from '@postkit/sdk/schema';
import type { ComponentType } from 'react';

/** An icon of Lucide: nobody's trademark. */
type Icon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;

/** The fields that drawers ask for. */
export type FieldName = Exclude<keyof ConnectionInput, 'type' | 'name' | 'shows' | 'historical_items' | 'provisional' | UnaskedName>;
/** Set by the type or derived, never typed. */
type UnaskedName = 'iHeartMedia' | 'is_mp3' | 'spreaker_show_id';

type NamesOf<Value> = { [Name in FieldName]: Exclude<ConnectionInput[Name], undefined> extends Value ? Name : never }[FieldName];

/** What the drawers ask for, of whatever type the destination is. */
export type ConnectionFields = { [Name in FieldName]: Exclude<ConnectionInput[Name], undefined> };

/** Names of the fields that are a line of text. */
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
  /** What is wrong with a value, besides what the field itself refuses. */
  readonly check?: (value: string) => string | undefined;
  /** Makes a value where the user has none. */
  readonly generate?: () => string;
}

/** A choice among a few values. */
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

/** A step with a component of its own, which the drawer knows by its kind. */
export interface CustomStep {
  readonly kind: 'feed' | 'feed-art' | 'feed-settings';
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

/** The last step of most types: the iHeart link, and whether episodes go there by default. */
export interface SettingsStep {
  readonly kind: 'settings';
  /** Why the type takes every episode, in place of the default. */
  readonly always?: string;
}

export type SetupStep = FieldsStep | CustomStep | SettingsStep;

/** How Setup lists, adds and edits the destinations of a type. */
export interface DestinationSetup {
  /** Place in the list of integrations. */
  readonly order: number;
  readonly label: string;
  /** What one is called, as in "Connect your first page". */
  readonly term: string;
  /** Needs a sign-in window of the platform, which this station does not open yet: it cannot be added here. */
  readonly needsWindow?: boolean;
  /** Titles of the drawer and its last button where the usual ones do not fit. */
  readonly drawer?: { readonly add: string; readonly edit: string; readonly save: string };
  readonly steps: readonly SetupStep[];
  /** Stored with every save. */
  readonly fixed?: Partial<Omit<ConnectionInput, 'type'>>;
  /** A button of each row besides edit and delete. */
  readonly action?: { readonly id: 'rss-url' | 'embed-code'; readonly label: string; readonly icon: Icon };
  /** What ends when one is deleted, where it is more than the publishing. */
  readonly ends?: (connection: Connection) => string;
}

/** Everything that the kit knows of a type of destination. */
export interface DestinationType {
  readonly name: string;
  readonly icon: Icon;
  /** What publishing there does, for the show wizard. */
  readonly does: string;
  /** Default: every station may publish there. */
  readonly isOffered?: (features: StationFeatures) => boolean;
  /** Longest audio that it is offered for, in seconds; default: any. */
  readonly longest?: number;
  /** The type that publishing there needs as well. */
  readonly needs?: ConnectionType;
  /** A title as it is shown. */
  readonly showTitle?: (title: string) => string;
  /** Why the unpublish dialog cannot remove an episode from it; null where it can. */
  readonly stays: string | null;
  /** Null where Setup does not list it. */
  readonly setup: DestinationSetup | null;
}

export type SetupDestination = DestinationType & { readonly setup: DestinationSetup };
export type HiddenDestination = DestinationType & { readonly setup: null };
