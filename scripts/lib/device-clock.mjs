/** Oxlint's plugin: the clock of a device may be hours off, so that screens take the time from `web/src/lib/now`. */
const message = 'The clock of the device may be wrong: now() of lib/now.';

const rule = {
  create: (context) => ({
    'MemberExpression[object.name=Date][property.name=now]': (node) => context.report({ node, message }),
    'NewExpression[callee.name=Date][arguments.length=0]': (node) => context.report({ node, message }),
  }),
};

export default { meta: { name: 'clock' }, rules: { 'no-device-clock': rule } };
