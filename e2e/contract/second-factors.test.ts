import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createClient, HttpError, secondStepOf, type SecondStep } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import { appCode } from '../support/app-code.ts';
import { failureOf } from '../support/failure-of.ts';
import { runCli } from '../support/run-cli.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';

let started: TenantStation;
let secret = '';
let codes: string[] = [];

const visitor = () => createClient({ baseUrl: started.station.url, validate: schema, log: () => {} });

beforeAll(async () => {
  started = await startTenantStation({}, { slug: 'harbour-fm', person: { admin: true } });
  const { email, password } = started.tenant;
  const client = visitor();
  const { username, apikey: apiKey } = await client.sessions.signIn(email, password);
  client.configure({ credentials: { username, apiKey } });
  await client.secondFactors.confirm({ password });
  ({ secret } = await client.secondFactors.setUpApp());
  ({ recovery_codes: codes } = await client.secondFactors.confirmApp(appCode(secret)));
}, 90_000);

afterAll(() => started?.[Symbol.asyncDispose]());

describe('a sign-in with a second factor', () => {
  it('continues with the ticket of its own client', async () => {
    const { email, password } = started.tenant;
    const client = visitor();
    const error = await failureOf(client.sessions.signIn(email, password));
    const step = secondStepOf(error);
    expect(step?.factors).toEqual(['app', 'recovery']);
    expect(await failureOf(visitor().sessions.confirmSignIn(step?.ticket ?? '', codes[0]))).toMatchObject({
      status: 410,
    });
    expect(await failureOf(client.sessions.confirmSignIn(step?.ticket ?? '', '000000'))).toMatchObject({
      status: 422,
    });
    const signedIn = await client.sessions.confirmSignIn(step?.ticket ?? '', codes[0]);
    expect(signedIn.stations.map(({ station }) => station)).toEqual(['harbour-fm']);
    expect(error).toBeInstanceOf(HttpError);
  });

  it('has the type of the schema', () => {
    expectTypeOf<SecondStep>().toEqualTypeOf<schema.SecondStep>();
  });

  it('works at the command line', async () => {
    const { email, password } = started.tenant;
    const configHome = await mkdtemp(join(tmpdir(), 'postkit-cli-'));
    const login = ['login', '--url', started.station.url, '--username', email, '--password-stdin'];
    const without = await runCli(login, { configHome, input: password });
    expect(without).toMatchObject({ code: 2, err: expect.stringContaining('--code') });
    const result = await runCli([...login, '--code', codes[1] ?? ''], { configHome, input: password });
    expect(result).toMatchObject({ code: 0, err: expect.stringContaining('Signed in to harbour-fm') });
    await rm(configHome, { recursive: true, force: true });
  });
});
