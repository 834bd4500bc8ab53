// What decorators say is stored on the global object, which Jest's test files share.
for (const name of ['typeormMetadataArgsStorage', 'TypeGraphQLMetadataStorage'])
  Reflect.deleteProperty(globalThis, name);
