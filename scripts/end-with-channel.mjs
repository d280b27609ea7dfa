// Loaded into every program of the shop: ends it with SIGTERM when the script that started it is gone.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
