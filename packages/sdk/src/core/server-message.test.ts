import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError } from './errors.ts';
import { serverMessage } from './server-message.ts';

function httpError(status: number, body: unknown): HttpError {
  return new HttpError({ operation: 'tunes.get', status, statusText: 'Status Text', body });
}

describe('serverMessage', () => {
  it('SHELL-087 sends the user to sign in on 401, whatever the response says', () => {
    expect(serverMessage(httpError(401, { error_message: 'Who?' }), 'Could not read.')).toEqual({
      action: 'sign-in',
    });
  });

  it('SHELL-088 has status and message for every other status', () => {
    expect(serverMessage(httpError(409, { error_message: 'Saved by Ana.' }))).toEqual({
      action: 'show',
      details: '409: Saved by Ana.',
    });
    expect(serverMessage(httpError(500, { error: 'Oops' }))).toEqual({
      action: 'show',
      details: '500: Oops',
    });
    expect(serverMessage(httpError(503, undefined))).toEqual({ action: 'show', details: '503: Status Text' });
  });

  it('SHELL-089 SHELL-090 combines the call’s message with the status and message of the server', () => {
    expect(
      serverMessage(httpError(507, { error_message: 'Storage is full.' }), 'Could not create episode.'),
    ).toEqual({
      action: 'show',
      details: '507: Storage is full.',
      global: 'Server Error: Could not create episode: 507: Storage is full.',
    });
  });

  it('replaces only a final full stop', () => {
    expect(serverMessage(new NetworkError(), 'Could not read St. Paul')).toMatchObject({
      global: 'Server Error: Could not read St. Paul: Unable to talk to server',
    });
  });

  it('shows a thrown text', () => {
    expect(serverMessage('The disk is full')).toEqual({ action: 'show', details: 'The disk is full' });
  });

  it('has a message for a failure without a response', () => {
    expect(serverMessage(new NetworkError(), 'Could not delete audio')).toMatchObject({
      global: 'Server Error: Could not delete audio: Unable to talk to server',
    });
  });
});
