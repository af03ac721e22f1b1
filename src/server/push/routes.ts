import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { addDevice, changeDevice, listDevices, removeDevice, testDevice } from './devices.ts'

export const pushHandlers = (deps: Deps): HandlersOf<'push'> => ({
  push: {
    list: ({ account, request }) => listDevices(deps, account, request),
    add: ({ account, input, request }) => addDevice(deps, account, input, request),
    change: ({ account, input }) => changeDevice(deps, account, input),
    remove: ({ account, input }) => removeDevice(deps, account, input.id),
    test: ({ account, input }) => testDevice(deps, account, input.id),
  },
})
