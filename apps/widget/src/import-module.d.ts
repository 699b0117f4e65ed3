/** The build makes it `import(address)`. */
declare function importModule(address: string): Promise<unknown>;
