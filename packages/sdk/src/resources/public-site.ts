import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { publicSiteOperations } from '../schema/public-site/wire-operations.ts';

type Update = CallInput<typeof publicSiteOperations.update>['body'];

/** The choice of what the public may see of the log. For admins; `@postkit/sdk/public` reads the public data. */
export class PublicSiteResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  settings(options: CallOptions = {}) {
    return this.#transport.call(publicSiteOperations.settings, options);
  }

  /** Changes the given fields. */
  update(changes: Update, options: CallOptions = {}) {
    return this.#transport.call(publicSiteOperations.update, { ...options, body: changes });
  }
}
