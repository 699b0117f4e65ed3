import { type ProofCheck, proofChecks } from '@postkit/sdk/schema';

type CheckName = ProofCheck['check'];

/** A finding that fails a check: what was found, and what to do. */
export interface ProofFault {
  readonly message: string;
  readonly fix: string;
}

/** Collects the results of one try, in the order of the checks. */
export class ProofResults {
  readonly #checks = new Map<CheckName, ProofCheck>();

  pass(check: CheckName, message: string): void {
    this.#checks.set(check, { check, passed: true, message, fix: '' });
  }

  fail(check: CheckName, { message, fix }: ProofFault): void {
    this.#checks.set(check, { check, passed: false, message, fix });
  }

  /** Passes with the message unless there is a fault. */
  judge(check: CheckName, fault: ProofFault | null, message: string): void {
    if (fault) this.fail(check, fault);
    else this.pass(check, message);
  }

  /** Every check; those without a result were skipped. */
  all(): ProofCheck[] {
    const skipped = { passed: null, message: 'Skipped, because an earlier check failed.', fix: '' };
    return proofChecks.map((check) => this.#checks.get(check) ?? { check, ...skipped });
  }
}
