import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { type FiguresSelection, requestCsv } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { saveFile } from '../../host/save-file.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { csvMessages } from './analytics.messages.ts';
import { csvName } from './csv-name.ts';
import { pendingJob } from './pending-job.ts';
import { readCsv } from './read-csv.ts';

export interface Csv {
  isRequesting: boolean;
  /** Validation error of the email address; empty if there is none. */
  emailError: string;
  /** Resolves to true once the station is creating the file. */
  request: (selection: FiguresSelection, email: string) => Promise<boolean>;
}

/** Requests CSV files and downloads them when they are ready, also one requested before a reload. */
export function useCsv({ slug, timezone }: StationSession): Csv {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const messages = useWords(csvMessages);
  const { client, host } = usePostKit();
  const pending = useMemo(() => pendingJob(host.storage, slug), [host, slug]);
  const [isRequesting, setRequesting] = useState(false);
  const [emailError, setEmailError] = useState('');
  const download = useRef<AbortController | null>(null);

  const fetchFile = useCallback(
    async (job: string) => {
      download.current?.abort();
      const stop = new AbortController();
      download.current = stop;
      try {
        const file = await readCsv(client, job, stop.signal);
        pending.forget();
        saveFile(file, csvName(Date.now() / 1000, timezone));
      } catch (error) {
        if (stop.signal.aborted) return;
        pending.forget();
        console.error(`[postkit] ${messages.downloadFailed}`, error);
        notify({ name: messages.name, details: messages.downloadFailed, type: 'error' });
      }
    },
    [notify, client, pending, timezone, messages],
  );

  useEffect(() => {
    const job = pending.read();
    if (job !== null) void fetchFile(job);
    return () => download.current?.abort();
  }, [pending, fetchFile]);

  async function request(selection: FiguresSelection, email: string): Promise<boolean> {
    setRequesting(true);
    setEmailError('');
    try {
      const job = await requestCsv(client, selection, email);
      pending.keep(job, email);
      notify({
        name: messages.name,
        details: email === '' ? messages.requested : messages.mailed(email),
        type: 'success',
      });
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
