import type { HostEvents, HostSlots } from '@postkit/react-kit';
import { episodeOperations, isAllowed } from '@postkit/sdk/operations';

/** Writes each event into the page, where journeys read it. */
export function eventLog(): HostEvents {
  const log = document.createElement('ol');
  log.setAttribute('aria-label', 'Events');
  document.body.append(log);
  const write = (name: string) => (event: object) => {
    const entry = document.createElement('li');
    entry.textContent = `${name} ${JSON.stringify(event)}`;
    log.append(entry);
    // A host with a defect; the screens must not notice.
    throw new Error(`The page cannot handle ${name}.`);
  };
  const names = [
    'onSignedIn',
    'onSignedOut',
    'onEpisodeSaved',
    'onPublished',
    'onUnpublished',
    'onEpisodeDeleted',
    'onShowSaved',
  ] as const;
  return Object.fromEntries([...names, 'onUploadFinished' as const].map((name) => [name, write(name)]));
}

/** Content of the page in the kit's screens. `throws` breaks some of it. */
export function hostSlots(throws: boolean): HostSlots {
  return {
    showsActions: ({ station }) => <a href={`#newsroom-${station}`}>Newsroom</a>,
    episodesActions: ({ permissions }) =>
      isAllowed(episodeOperations.create, permissions) && <a href="#plan">Plan an episode</a>,
    episodeActions({ episode }) {
      if (throws) throw new Error('This slot is broken.');
      return (
        <button type="button" aria-label={`Notes of ${episode.name}`}>
          N
        </button>
      );
    },
    episodesEmpty({ status }) {
      if (throws) throw new Error('This slot is broken.');
      return <p>The newsroom has no {status} episodes.</p>;
    },
    editorActions: ({ isBusy }) => (
      <button type="button" disabled={isBusy}>
        Ask the newsroom
      </button>
    ),
    publishFoot: ({ isBusy }) => (
      <label>
        <input type="checkbox" disabled={isBusy} /> Print it too
      </label>
    ),
  };
}
