export { askRunningProduct, listenForOperator } from './operator-socket.ts';
export { type CommandResult, runCommand } from './run-command.ts';
