import 'reflect-metadata'
import { Body, Controller, Get, Header, Module, NotFoundException, Param, Post, Req, UnauthorizedException, UseGuards, ValidationPipe } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { IsArray, IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator'
import { serve } from '../work.ts'
import { changesOf, createTask, userOf } from './tasks.mjs'

// Decorators are called as functions, because Node removes types and knows no decorators.
const decorate = (target, name, ...decorators) => {
  for (const decorator of decorators.reverse()) decorator(target, name, Object.getOwnPropertyDescriptor(target, name))
}

class NewTask {}
decorate(NewTask.prototype, 'title', IsString(), Length(1, 200))
decorate(NewTask.prototype, 'content', IsOptional(), IsString(), MaxLength(100_000))
decorate(NewTask.prototype, 'priority', IsOptional(), IsIn(['low', 'medium', 'high', 'critical']))
decorate(NewTask.prototype, 'readiness', IsOptional(), IsInt(), Min(0), Max(100))
decorate(NewTask.prototype, 'tags', IsOptional(), IsArray(), IsString({ each: true }), Length(1, 50, { each: true }))

class TokenGuard {
  canActivate(context) {
    const request = context.switchToHttp().getRequest()
    request.user = userOf(request.headers.authorization, request.method === 'POST' ? 'tasks:write' : 'tasks:read')
    if (!request.user) throw new UnauthorizedException()
    return true
  }
}

class TasksController {
  create(body, request) {
    return createTask(body, request.user)
  }

  changes(id) {
    const found = changesOf(id)
    if (!found) throw new NotFoundException()
    return found.body
  }
}
const { prototype } = TasksController
Reflect.defineMetadata('design:paramtypes', [NewTask, Object], prototype, 'create')
Reflect.defineMetadata('design:paramtypes', [String], prototype, 'changes')
Body()(prototype, 'create', 0)
Req()(prototype, 'create', 1)
Param('id')(prototype, 'changes', 0)
decorate(prototype, 'create', Post('tasks'))
decorate(prototype, 'changes', Get('tasks/:id/changes'), Header('etag', '"1"'))
UseGuards(TokenGuard)(TasksController)
Controller('api/v1')(TasksController)

class Tasks {}
Module({ controllers: [TasksController] })(Tasks)

const app = await NestFactory.create(Tasks, new FastifyAdapter(), { logger: false })
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: false }))
await app.listen(0, '127.0.0.1')
serve(app.getHttpServer().address().port)
