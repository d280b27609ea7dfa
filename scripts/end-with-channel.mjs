// Loaded into every program of the shop: when the script that started it is gone, the program ends as if it had been
// asked to.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
