import { isHttpError, isPostKitError } from '@postkit/sdk';
import { CliError, type ExitReason } from './cli-error.ts';

export interface ExplainedError {
  reason: ExitReason;
  code: string;
  message: string;
  requestId?: string;
}

const reasons: Readonly<Record<number, ExitReason>> = {
  // As the same fault found before the request.
  400: 'usage',
  401: 'loginNeeded',
  404: 'notFound',
  409: 'conflict',
  429: 'temporary',
  503: 'temporary',
};

/** Describes a failure for scripts (exit reason, code) and users (message). Never contains a key or password. */
export function explainError(error: unknown): ExplainedError {
  if (error instanceof CliError) return { reason: error.reason, code: error.reason, message: error.message };
  if (isHttpError(error)) {
    const hint = error.status === 401 ? ' Run `postkit login`.' : '';
    const explained = {
      reason: reasons[error.status] ?? 'failure',
      code: error.code,
      message: error.message + hint,
    };
    return error.requestId === undefined ? explained : { ...explained, requestId: error.requestId };
  }
  if (isPostKitError(error)) {
    const reason =
      error.code === 'aborted'
        ? 'interrupted'
        : error.code === 'network' || error.code === 'timeout'
          ? 'temporary'
          : 'failure';
    return { reason, code: error.code, message: error.message };
  }
  // The body of a response breaks off with the signal's own error.
  if (error instanceof Error && error.name === 'AbortError')
    return { reason: 'interrupted', code: 'interrupted', message: 'Interrupted.' };
  return {
    reason: 'failure',
    code: 'failure',
    message: error instanceof Error ? error.message : String(error),
  };
}
