// Loaded before a server with `node --import`. Sends every SQL statement to the parent process.
import pg from 'pg';

const query = pg.Client.prototype.query;

/** @this {pg.Client} */
pg.Client.prototype.query = function report(config, values, ...rest) {
  const { name, text, values: own } = typeof config === 'string' ? { text: config } : config;
  const sent = Array.isArray(values) ? values : own;
  process.send?.({ statement: { ...(name ? { name } : {}), text, ...(sent ? { values: sent } : {}) } });
  return query.call(this, config, values, ...rest);
};

// Responds to each message. Every earlier statement has arrived before the response.
process.on('message', () => process.send?.({ flushed: true }));
process.channel?.unref();
