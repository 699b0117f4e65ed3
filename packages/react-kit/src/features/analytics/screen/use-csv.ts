import { isHttpError } from '@postkit/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FiguresAsked, requestCsv } from '../analytics.queries.ts';
import { readCsv } from '../read-csv.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { csvName } from '../csv-name.ts';
import { keptJob } from '../kept-job.ts';
import type { StationSession } from '../../../screen/session/station-session.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { csvMessages as messages } from './analytics.messages.ts';

export interface Csv {
  isRequesting: boolean;
  /** What is wrong with the email; empty for nothing. */
  emailError: string;
  /** True once the file is being made. */
  request: (asked: FiguresAsked, email: string) => Promise<boolean>;
}

/** Asks for files and saves them when they are there, also one that was asked for before the page was loaded. */
export function useCsv({ slug, timezone }: StationSession): Csv {
  const { client, host } = usePostKit();
  const kept = useMemo(() => keptJob(host.storage, slug), [host, slug]);
  const [isRequesting, setRequesting] = useState(false);
  const [emailError, setEmailError] = useState('');
  const waiting = useRef<AbortController | null>(null);

  const fetchFile = useCallback(
    async (job: string) => {
      waiting.current?.abort();
      const stop = new AbortController();
      waiting.current = stop;
      try {
        const file = await readCsv(client, job, stop.signal);
        kept.forget();
        saveFile(file, csvName(Date.now() / 1000, timezone));
      } catch (error) {
        if (stop.signal.aborted) return;
        kept.forget();
        console.error(`[postkit] ${messages.downloadFailed}`, error);
        useMessages.getState().show({ name: messages.name, details: messages.downloadFailed, type: 'error' });
      }
    },
    [client, kept, timezone],
  );

  useEffect(() => {
    const job = kept.read();
    if (job !== null) void fetchFile(job);
    return () => waiting.current?.abort();
  }, [kept, fetchFile]);

  async function request(asked: FiguresAsked, email: string): Promise<boolean> {
    setRequesting(true);
    setEmailError('');
    try {
      const job = await requestCsv(client, asked, email);
      kept.keep(job, email);
      useMessages
        .getState()
        .show({ name: messages.name, details: email === '' ? messages.requested : messages.mailed(email), type: 'success' });
      if (email === '') void fetchFile(job);
      return true;
    } catch (error) {
      const problem = emailProblem(error);
      setEmailError(problem);
      if (problem === '') reportFailure(messages.requestFailed, error);
      return false;
    } finally {
      setRequesting(false);
    }
  }

  return { isRequesting, emailError, request };
}

function emailProblem(error: unknown): string {
  const fields = isHttpError(error) ? Object(Object(error.body).errors) : {};
  return Array.isArray(fields.email) ? String(fields.email[0]) : '';
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
