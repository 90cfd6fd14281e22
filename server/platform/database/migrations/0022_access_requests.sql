ALTER TABLE "feedback" DROP CONSTRAINT "feedback_type";--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_type" CHECK ("feedback"."type" in (1, 2, 3, 4, 9));