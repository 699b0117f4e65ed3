import type { Connection } from '@postkit/sdk/schema';
import type { DestinationForm } from './destination-drawer.controller.ts';
import type { Authorization } from './use-authorization.ts';

/** The properties of a step with a component of its own. */
export interface CustomStepProps {
  form: DestinationForm;
  /** The destination that is edited, whose secrets the station has; null for a new one. */
  held: Connection | null;
  authorization: Authorization;
  station: string;
  /** Shows another step, from 1. */
  onStep: (step: number) => void;
}
