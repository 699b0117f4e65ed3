import { StationError } from '../../platform/errors/station-error.ts';

/** `refused` fails on every attempt, `later` may succeed, and after `uncertain` the episode may have arrived. */
export type FailureKind = 'refused' | 'later' | 'uncertain';

export interface FailureFacts {
  /** HTTP status of the response; null without one. */
  readonly responseStatus?: number | null;
  /** Seconds that the platform asks to wait. */
  readonly wait?: number | null;
  /** The episode may have arrived nevertheless. */
  readonly isOpen?: boolean;
  readonly cause?: unknown;
}

/** Why a destination did not accept an episode, as a message for users. */
export class DeliveryFailure extends StationError {
  readonly kind: FailureKind;
  readonly responseStatus: number | null;
  readonly wait: number | null;
  readonly isOpen: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    { responseStatus = null, wait = null, isOpen = false, cause }: FailureFacts = {},
  ) {
    super(`deliveries.${kind}`, 502, message, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.responseStatus = responseStatus;
    this.wait = wait;
    this.isOpen = isOpen;
  }
}
