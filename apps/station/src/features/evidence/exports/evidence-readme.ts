/** The facts that the words of an evidence zip name. */
export interface ReadmeFacts {
  readonly title: string;
  readonly slug: string;
  readonly timezone: string;
  readonly from: string;
  readonly to: string;
  readonly exportedBy: string;
  readonly exportedAt: string;
  readonly reason: string;
  readonly segments: number;
  readonly unreadable: number;
  readonly gaps: number;
  /** Segments whose hour is not part of the chain. */
  readonly unchained: number;
  readonly since: string | null;
  readonly head: string | null;
  readonly fingerprint: string;
  readonly clock: string;
}

/** The words of an evidence zip, for a reader who has nothing but the zip. */
export function evidenceReadme(facts: ReadmeFacts): string {
  return `EVIDENCE OF A BROADCAST

Station     ${facts.title} (${facts.slug})
From        ${facts.from}
To          ${facts.to}
Time zone   ${facts.timezone}; times in files are UTC unless they say otherwise
Exported    ${facts.exportedAt} by ${facts.exportedBy}
Reason      ${facts.reason}

Segments    ${facts.segments}, of which ${facts.unreadable} could not be read
Gaps        ${facts.gaps}
Chain       ${chainWords(facts)}
Key         ${facts.fingerprint}

FILES

recording.aac       the stretch to listen to: all segments, one after the other, nothing encoded again; gaps are not audible
segments/           each segment of about five seconds as the station stored it, byte for byte (AAC in ADTS)
segments.csv        the segments: number, start, length, SHA-256, and the link of the chain that lists them
gaps.csv            stretches without audio of a second or more
events.json         the logged events with their carts: title, artist, category, identifier
clock.json          how the station knows the time
evidence.json       the facts of this page for programs, with the log source without passwords
chain.jsonl         all manifests of the log's chain, one a line; each has the SHA-256 of the line before as "previous"
hours/              the list of segments and gaps of each hour of the stretch; its SHA-256 is "list" in its manifest
SHA256SUMS          SHA-256 of every file but SHA256SUMS and SHA256SUMS.sig
SHA256SUMS.sig      Ed25519 signature of SHA256SUMS by the installation
signing-key.pem     the public half of its key

HOW TO VERIFY

  postkit log verify FOLDER-OR-ZIP

or with standard tools, in this folder:

  sha256sum -c SHA256SUMS
  openssl pkeyutl -verify -pubin -inkey signing-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig
  sha256sum hours/*                    # "list" of the manifest with this number in chain.jsonl
  sed -n 1p chain.jsonl | tr -d '\\n' | sha256sum      # "previous" in line 2, and so on

WHAT THIS PROVES

The files are those that the holder of the key signed. The segments are those that the station hashed, most of them within ten
minutes after their hour, and no link before the newest one was changed without changing all that follow. It does not prove that the
recording is true: an operator with the key and the database could have made another chain. Compare the hash of the newest link with
one that was noted outside the station, and the key with the one that the station publishes.

CLOCK

${facts.clock}
`;
}

function chainWords({ unchained, since, head }: ReadmeFacts): string {
  if (since === null || head === null) return 'none yet';
  const rest = unchained === 0 ? '' : `; ${unchained} segments of this stretch are older or not yet hashed`;
  return `covers audio since ${since}; newest link ${head}${rest}`;
}
