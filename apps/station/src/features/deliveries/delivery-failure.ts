import { StationError } from '../../platform/errors/station-error.ts';

/** `refused` would end alike however often it is tried, `later` may not, and after `uncertain` nobody knows whether it arrived. */
export type FailureKind = 'refused' | 'later' | 'uncertain';

export interface FailureFacts {
  /** HTTP status of the answer; null where none came. */
  readonly answered?: number | null;
  /** Seconds that the service asks to wait. */
  readonly wait?: number | null;
  /** It may have arrived all the same. */
  readonly isOpen?: boolean;
  readonly cause?: unknown;
}

/** Why a destination did not take an episode, in words for people. */
export class DeliveryFailure extends StationError {
  readonly kind: FailureKind;
  readonly answered: number | null;
  readonly wait: number | null;
  readonly isOpen: boolean;

  constructor(kind: FailureKind, message: string, { answered = null, wait = null, isOpen = false, cause }: FailureFacts = {}) {
    super(`deliveries.${kind}`, 502, message, cause === undefined ? {} : { cause });
    this.kind = kind;
    this.answered = answered;
    this.wait = wait;
    this.isOpen = isOpen;
  }
}
