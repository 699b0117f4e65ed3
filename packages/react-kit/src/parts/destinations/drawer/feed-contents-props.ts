import type { Connection } from '@postkit/sdk/schema';
import type { DestinationForm } from './destination-drawer.controller.ts';

/** The properties of the parts that say what a feed lists and where it is. */
export interface FeedContentsProps {
  form: DestinationForm;
  /** The feed that is edited; null for a new one. */
  held: Connection | null;
}
