import { type Element, toXml } from '#nestpay/xml.ts'
import { apiTime, newHostRefNum } from './identifiers.ts'
import type { Order } from './orders.ts'

/** `booked`: money was moved. `timesOut`: money was moved, but the shop gets no answer. */
export type ApiAnswer = { xml: string; booked?: boolean; timesOut?: boolean }

export const response = (elements: Element[]): ApiAnswer => ({
  xml: `<?xml version="1.0" encoding="ISO-8859-9"?>${toXml(['CC5Response', elements])}`,
})

export const failed = (word: 'Error' | 'Declined', code: string, errCode: string, message: string): ApiAnswer =>
  response([
    ['Response', word],
    ['ProcReturnCode', code],
    ['ErrMsg', message],
    ['Extra', [['ERRORCODE', errCode]]],
  ])

export const done = (order: Order, transId: string, now: Date): ApiAnswer => ({
  booked: true,
  ...response([
    ['OrderId', order.oid],
    ['GroupId', order.oid],
    ['Response', 'Approved'],
    ['ProcReturnCode', '00'],
    ['AuthCode', order.authCode],
    ['HostRefNum', newHostRefNum(now)],
    ['TransId', transId],
    [
      'Extra',
      [
        ['ERRORCODE', ''],
        ['TRXDATE', apiTime(now)],
      ],
    ],
  ]),
})
