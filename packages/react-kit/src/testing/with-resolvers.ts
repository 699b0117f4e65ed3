export interface WithResolvers<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value | PromiseLike<Value>): void;
  reject(reason: unknown): void;
}

/** A promise that the test settles. `Promise.withResolvers` is newer than the oldest Node for which the types of the kit are checked. */
export function withResolvers<Value>(): WithResolvers<Value> {
  let resolve!: WithResolvers<Value>['resolve'];
  let reject!: WithResolvers<Value>['reject'];
  const promise = new Promise<Value>((onValue, onFault) => {
    resolve = onValue;
    reject = onFault;
  });
  return { promise, resolve, reject };
}
