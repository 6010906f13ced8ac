// Loaded before a server (`node --import`): tells the process that started it every statement it sends.
import pg from 'pg';

const query = pg.Client.prototype.query;

/** @this {pg.Client} */
pg.Client.prototype.query = function report(config, values, ...rest) {
  const { name, text, values: own } = typeof config === 'string' ? { text: config } : config;
  const sent = Array.isArray(values) ? values : own;
  process.send?.({ statement: { ...(name ? { name } : {}), text, ...(sent ? { values: sent } : {}) } });
  return query.call(this, config, values, ...rest);
};

// An answer to each message: whoever gets it has every statement that was sent before.
process.on('message', () => process.send?.({ flushed: true }));
process.channel?.unref();
