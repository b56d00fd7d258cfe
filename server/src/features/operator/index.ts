export type { CommandResult, MarkRotation, OperatorContext } from './operator.context.ts';
export { askRunningProduct, listenForOperator } from './operator-socket.ts';
export { runCommand } from './run-command.ts';
