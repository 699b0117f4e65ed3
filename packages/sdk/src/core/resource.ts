import type { SentOperation } from '../schema/wire-operation.ts';
import type { InputArgument, ResponseOf } from './call-input.ts';
import type { Transport } from './transport.ts';

/** Calls of one kind of object. */
export abstract class Resource {
  protected readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  protected call<Op extends SentOperation>(
    operation: Op,
    ...input: InputArgument<Op>
  ): Promise<ResponseOf<Op>> {
    return this.transport.call(operation, ...input);
  }
}
